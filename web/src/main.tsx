import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './parts/parts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { stayCurrent } from './parts/newer.ts';
import { dress, settings } from './settings.ts';
import { messagesIn } from './text/index.ts';
import { Connection } from './wire/connection.ts';
import { shareSettings } from './wire/shared-settings.ts';

dress(settings.value);
settings.subscribe(() => dress(settings.value));

const connection = new Connection();
shareSettings(connection);
stayCurrent(connection);

const root = document.getElementById('page');
if (root === null) throw new Error('index.html has no place for the page');
const words = await messagesIn(settings.value.language);
createRoot(root).render(
  <StrictMode>
    <App connection={connection} words={words} />
  </StrictMode>,
);
