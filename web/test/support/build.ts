import { bundle } from '../../../scripts/bundle.mjs';

/** The programs of the tests' server, beside the built page that it serves. */
await bundle(
  {
    serve: 'web/test/support/serve.ts',
    geometry: 'web/test/support/geometry/page.ts',
    worker: 'server/src/bots/worker.ts',
    shelf: 'web/test/support/shelf.ts',
    'shelf-earlier': 'web/test/support/shelf-earlier.ts',
    'shelf-teams': 'web/test/support/shelf-teams.ts',
    'shelf-first': 'web/test/support/shelf-first.ts',
    'shelf-watchmen': 'server/src/shelf/watchmen.ts',
    'shelf-positions': 'web/test/support/shelf-positions.ts',
  },
  'web/dist/test',
);
