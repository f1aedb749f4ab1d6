import { expect, test, vi } from 'vitest';
import { Inbox } from '../src/wire/inbox.ts';

test('of messages that come at once each has a task of its own, in their order; the first waits for nothing', async () => {
  const heard: string[] = [];
  const inbox = new Inbox<string>((message) => {
    heard.push(message);
    queueMicrotask(() => heard.push(`after ${message}`));
  });
  for (const message of ['one', 'two', 'three']) inbox.take(message);
  expect(heard).toEqual(['one']);
  await vi.waitFor(() =>
    expect(heard).toEqual(['one', 'after one', 'two', 'after two', 'three', 'after three']),
  );
});

test('what waits is dropped with the line it came over; what comes later is handed on', async () => {
  const heard: string[] = [];
  const inbox = new Inbox<string>((message) => heard.push(message));
  for (const message of ['one', 'of the old line']) inbox.take(message);
  inbox.empty();
  inbox.take('of the new line');
  await vi.waitFor(() => expect(heard).toEqual(['one', 'of the new line']));
});

test('a message that cannot be handled does not hold up the next', async () => {
  const heard: string[] = [];
  const inbox = new Inbox<string>((message) => {
    if (message === 'bad') throw new Error('no such table');
    heard.push(message);
  });
  expect(() => inbox.take('bad')).toThrow('no such table');
  inbox.take('good');
  await vi.waitFor(() => expect(heard).toEqual(['good']));
});
