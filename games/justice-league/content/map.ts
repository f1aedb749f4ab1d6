import { spaces } from '@masterplan/kernel';

/** The world: twelve regions and the travel lines between them, each named once; two locations without lines (JL-2.10 to JL-2.14). */
export const places = spaces({
  metropolis: ['gotham', 'fortress', 'bogota'],
  gotham: ['fortress', 'atlantis', 'bogota'],
  fortress: ['markovia'],
  atlantis: ['bogota', 'markovia', 'gorilla-city'],
  bogota: ['gorilla-city'],
  markovia: ['bialya', 'nanda-parbat'],
  bialya: ['nanda-parbat', 'gorilla-city', 'themyscira'],
  'nanda-parbat': ['themyscira', 'dinosaur-island'],
  'gorilla-city': ['themyscira'],
  themyscira: ['sydney'],
  sydney: ['dinosaur-island'],
  'dinosaur-island': ['metropolis'],
  apokolips: [],
  watchtower: [],
});

export type PlaceName = (typeof places.names)[number];
