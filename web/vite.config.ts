import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pictures as masterPlan } from '../games/master-plan/ui/pictures.ts';
import { sprites } from './build/sprites.ts';
import { iconNames } from './src/parts/icon-names.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), sprites(iconNames, { 'master-plan': masterPlan })],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
  },
});
