import { type Plan, plan } from './kinds.ts';

export const plans: readonly Plan[] = [
  plan('freeze-the-exchange', {
    needs: { 'weather-machine': 3, 'shark-tank': 3, 'volcano-lease': 2 },
    icon: 'ice-cube',
  }),
  plan('rename-the-moon', {
    needs: { 'moon-deed': 2, 'volcano-lease': 2, 'white-cat': 2, 'getaway-van': 2 },
    icon: 'moon-orbit',
  }),
  plan('ransom-the-weekend', {
    needs: { henchmen: 4, 'red-button': 2, 'white-cat': 2, 'getaway-van': 1 },
    icon: 'beach-ball',
  }),
  plan('steal-february', {
    needs: { 'getaway-van': 3, 'weather-machine': 3, 'death-ray': 1, 'moon-deed': 1 },
    icon: 'calendar',
  }),
  plan('tax-the-sunset', {
    needs: { 'volcano-lease': 3, henchmen: 2, 'white-cat': 2, 'red-button': 1, 'mayors-brain': 1 },
    icon: 'sunset',
  }),
  plan('replace-the-pigeons', {
    needs: { 'white-cat': 5, 'getaway-van': 2 },
    icon: 'dove',
  }),
  plan('sell-the-city', {
    needs: {
      'red-button': 1,
      henchmen: 1,
      'white-cat': 1,
      'getaway-van': 1,
      'shark-tank': 1,
      'volcano-lease': 1,
      'weather-machine': 1,
      'moon-deed': 1,
      'death-ray': 1,
    },
    icon: 'modern-city',
  }),
  plan('statue-of-me', {
    needs: { 'red-button': 4, henchmen: 3, 'volcano-lease': 1 },
    icon: 'stone-bust',
  }),
  plan('move-the-city', {
    needs: { 'getaway-van': 4, 'death-ray': 1, 'moon-deed': 1, 'mayors-brain': 1 },
    icon: 'bulldozer',
  }),
  plan('gravity-at-teatime', {
    needs: { 'red-button': 2, henchmen: 2, 'shark-tank': 2, 'weather-machine': 2, 'death-ray': 1 },
    icon: 'teapot',
  }),
  plan('marry-the-sea', {
    needs: { 'shark-tank': 4, 'white-cat': 2, 'moon-deed': 1 },
    icon: 'diamond-ring',
  }),
  plan('clone-the-mayor', {
    needs: { henchmen: 3, 'shark-tank': 2, 'weather-machine': 1, 'mayors-brain': 2 },
    icon: 'two-shadows',
  }),
  plan('own-the-dark', {
    needs: { 'death-ray': 2, 'moon-deed': 1, 'mayors-brain': 1, 'shark-tank': 2 },
    icon: 'light-bulb',
  }),
  plan('private-eclipse', {
    needs: { 'moon-deed': 3, 'white-cat': 2 },
    icon: 'eclipse',
  }),
];
