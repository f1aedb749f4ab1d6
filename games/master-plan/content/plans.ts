import { type Plan, plan } from './kinds.ts';

export const plans: readonly Plan[] = [
  plan('freeze-the-exchange', {
    needs: { 'red-button': 3, 'weather-machine': 3, 'death-ray': 1, 'mayors-brain': 1 },
    icon: 'ice-cube',
  }),
  plan('rename-the-moon', {
    needs: { 'white-cat': 3, 'volcano-lease': 3, 'moon-deed': 1, 'mayors-brain': 1 },
    icon: 'moon-orbit',
  }),
  plan('ransom-the-weekend', {
    needs: { henchmen: 3, 'shark-tank': 3, 'death-ray': 1, 'moon-deed': 1 },
    icon: 'beach-ball',
  }),
  plan('steal-february', {
    needs: { 'getaway-van': 3, 'weather-machine': 3, 'death-ray': 1, 'moon-deed': 1 },
    icon: 'calendar',
  }),
  plan('tax-the-sunset', {
    needs: { henchmen: 3, 'volcano-lease': 3, 'moon-deed': 1, 'mayors-brain': 1 },
    icon: 'sunset',
  }),
  plan('replace-the-pigeons', {
    needs: { 'white-cat': 3, 'getaway-van': 3, 'shark-tank': 2, 'weather-machine': 1, 'mayors-brain': 1 },
    icon: 'dove',
  }),
  plan('sell-the-city', {
    needs: { 'red-button': 2, 'getaway-van': 3, 'shark-tank': 2, 'volcano-lease': 1, 'moon-deed': 1 },
    icon: 'modern-city',
  }),
  plan('statue-of-me', {
    needs: { 'red-button': 3, henchmen: 3, 'volcano-lease': 2, 'weather-machine': 1, 'death-ray': 1 },
    icon: 'stone-bust',
  }),
  plan('move-the-city', {
    needs: { 'getaway-van': 2, 'volcano-lease': 3, 'weather-machine': 1, 'death-ray': 1, 'mayors-brain': 1 },
    icon: 'bulldozer',
  }),
  plan('gravity-at-teatime', {
    needs: { 'red-button': 2, 'shark-tank': 2, 'weather-machine': 2, 'death-ray': 1, 'moon-deed': 1 },
    icon: 'teapot',
  }),
  plan('marry-the-sea', {
    needs: { 'white-cat': 2, 'shark-tank': 3, 'weather-machine': 1, 'moon-deed': 1, 'mayors-brain': 1 },
    icon: 'diamond-ring',
  }),
  plan('clone-the-mayor', {
    needs: { henchmen: 3, 'shark-tank': 2, 'weather-machine': 1, 'mayors-brain': 2 },
    icon: 'two-shadows',
  }),
  plan('own-the-dark', {
    needs: { 'red-button': 3, 'shark-tank': 2, 'volcano-lease': 1, 'death-ray': 2 },
    icon: 'light-bulb',
  }),
  plan('private-eclipse', {
    needs: { 'white-cat': 3, 'shark-tank': 2, 'volcano-lease': 1, 'moon-deed': 2 },
    icon: 'eclipse',
  }),
];
