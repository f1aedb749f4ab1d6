import { afterAll, beforeAll } from 'vitest';
import type { RunningServer, ServerSetting } from '../../src/server.ts';
import { clearFolder, newFolder, serving } from './serving.ts';

/** The server of a file of tests, with a folder of its own, from before the first of them until after the last. */
export interface OwnServer {
  readonly port: number;
  /** Stops, and starts again with what was kept. */
  restart(): Promise<void>;
}

export function ownServer(setting: Partial<ServerSetting> = {}): OwnServer {
  const data = newFolder();
  let running: RunningServer;
  const start = async (): Promise<void> => {
    running = await serving({ ...setting, data });
  };
  beforeAll(start, 30_000);
  afterAll(async () => {
    await running.stop();
    clearFolder(data);
  });
  return {
    get port() {
      return running.port;
    },
    async restart() {
      await running.stop();
      await start();
    },
  };
}
