import { Store } from '../../store.ts';
import type { View } from '../../wire/view.ts';

/** What a table's showing goes by; it may change at any time. */
export interface Showing {
  /** How long a step is shown, in milliseconds; 0 shows everything as it comes. */
  readonly beat: number;
  /** Whether what happened from one view to the next may be shown in one step with what follows. */
  readonly areLike: (a: View, b: View) => boolean;
  /** Whether this view asks its own viewer something. */
  readonly isAsked: (view: View) => boolean;
  /** Whether the viewer's clock would run while others' moves are shown. */
  readonly hasClock: boolean;
}

/** What a page shows of a table. */
export interface Shown {
  readonly view: View;
  /** Whether more has happened than is shown. */
  readonly isBehind: boolean;
  /** Whether everything is shown at once until the viewer's own next question. */
  readonly isSkipping: boolean;
}

/** So long a run of like moves may still go on: the next of them is waited for. */
const patience = 450;
/** A scene that does not end is not waited for any longer. */
const longestScene = 4000;
/** More steps than these in waiting are shown faster. */
const fewSteps = 2;

/**
 * Shows a table at the viewer's own pace: views come when the table changes, and each is shown when the one before has had its
 * time. Like moves of one seat are one step. Nothing is held back of what answers the viewer's own choice, or of a page that
 * has just come, nor while nobody looks.
 */
export class Pacing {
  readonly shown: Store<Shown>;
  #showing: Showing;
  #queue: View[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #freeAt = 0;
  #cameAt = 0;
  #scenesSince: number | undefined;
  #isHeld = false;

  constructor(view: View, showing: Showing) {
    this.shown = new Store<Shown>({ view, isBehind: false, isSkipping: false });
    this.#showing = showing;
  }

  /** From now on it goes by this. */
  adjust(showing: Showing): void {
    this.#showing = showing;
    if (showing.beat === 0) this.#showAll();
  }

  /** The table as it is now. */
  take(view: View): void {
    const last = this.#queue.at(-1) ?? this.shown.value.view;
    if (view === last) return;
    if (this.#isAtOnce(last, view)) {
      this.#queue.push(view);
      this.#showAll();
      return;
    }
    if (view.version === last.version && this.#queue.length > 0) this.#queue.pop();
    this.#queue.push(view);
    this.#cameAt = performance.now();
    this.#tell(this.shown.value.view);
    this.#plan();
  }

  /** Everything at once, until the viewer is asked something; once more, and it goes on as before. */
  toMyQuestion(): void {
    this.shown.set({ ...this.shown.value, isSkipping: !this.shown.value.isSkipping });
    this.#showAll();
  }

  /** All that has happened is shown now; what follows is shown as before. */
  catchUp(): void {
    this.#showAll();
  }

  /** While it is held nothing more is shown: a newcomer reads. What is asked for at once is shown all the same. */
  hold(how: 'held' | 'free'): void {
    this.#isHeld = how === 'held';
    this.#plan();
  }

  /** How many scenes are played or wait for it: the next step comes after them. */
  scenes(count: number): void {
    if (count === 0) this.#scenesSince = undefined;
    else this.#scenesSince ??= performance.now();
    this.#plan();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #isAtOnce(last: View, view: View): boolean {
    const { beat, isAsked, hasClock } = this.#showing;
    const { isSkipping } = this.shown.value;
    const isSame = view.viewer === last.viewer && view.joined === last.joined && view.version >= last.version;
    if (!isSame || beat === 0 || isSkipping || document.visibilityState === 'hidden') return true;
    if (view.version === last.version) return this.#queue.length === 0;
    if (hasClock && isAsked(view)) return true;
    return view.entries.some(
      ({ version, did, seat, by }) =>
        version > last.version && (did === 'undo' || (seat === view.viewer && by === undefined)),
    );
  }

  /** The next step: as many views as are told together, and whether that may still grow. */
  #nextStep(): { readonly length: number; readonly isOpen: boolean } {
    const { areLike, isAsked } = this.#showing;
    let length = 1;
    while (length < this.#queue.length && this.#areLikeAt(length, areLike)) length += 1;
    const [head] = this.#queue;
    const last = this.#queue[length - 1];
    const isLike = head !== undefined && areLike(head, head);
    const isOpen = isLike && length === this.#queue.length && last !== undefined && !isAsked(last);
    return { length, isOpen };
  }

  #areLikeAt(at: number, areLike: Showing['areLike']): boolean {
    const [before, next] = [this.#queue[at - 1], this.#queue[at]];
    return before !== undefined && next !== undefined && areLike(before, next);
  }

  #plan(): void {
    clearTimeout(this.#timer);
    if (this.#queue.length === 0 || this.#isHeld) return;
    const now = performance.now();
    const { isOpen } = this.#nextStep();
    const grown = isOpen ? this.#cameAt + patience : now;
    const staged = this.#scenesSince === undefined ? now : this.#scenesSince + longestScene;
    const wait = Math.max(this.#freeAt, grown, staged) - now;
    if (wait <= 0) this.#step();
    else this.#timer = setTimeout(() => this.#plan(), wait);
  }

  #step(): void {
    const { length } = this.#nextStep();
    const view = this.#queue[length - 1];
    this.#queue = this.#queue.slice(length);
    if (view === undefined) return;
    const crowd = Math.max(0, this.#queue.length - fewSteps) / fewSteps;
    this.#freeAt = performance.now() + this.#showing.beat / (1 + crowd);
    this.#scenesSince = undefined;
    this.#show(view);
    this.#plan();
  }

  #showAll(): void {
    clearTimeout(this.#timer);
    const view = this.#queue.at(-1);
    this.#queue = [];
    this.#freeAt = 0;
    if (view === undefined) return;
    this.#show(view);
  }

  #show(view: View): void {
    const { view: before, isSkipping } = this.shown.value;
    const isOver = view.info?.state !== 'playing';
    const goesOn = isSkipping && !isOver && !this.#showing.isAsked(view);
    const isJoined = view.joined !== before.joined || view.viewer !== before.viewer;
    const news = isJoined ? view.news : newsSince(before, view);
    this.shown.set({
      view: { ...view, news: isSkipping && !isOver ? [] : news },
      isBehind: this.#queue.length > 0,
      isSkipping: goesOn,
    });
  }

  #tell(view: View): void {
    this.shown.set({ ...this.shown.value, view, isBehind: this.#queue.length > 0 });
  }
}

/** What happened between two views; the same list where nothing did. */
function newsSince(before: View, view: View): View['news'] {
  if (view.version <= before.version) return before.news;
  return view.entries.filter(({ version }) => version > before.version);
}
