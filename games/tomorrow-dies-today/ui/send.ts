import { firstOf, type Option, wordOf } from '@masterplan/kernel';
import { useEffect, useRef, useState } from 'react';
import type { BoardProps } from './props.ts';

const goTogether = (a: Option, b: Option): boolean => wordOf(a) === wordOf(b) && firstOf(a) === firstOf(b);

/** Answers to be given one after another, and the phases that they are answers in. */
interface Course {
  readonly options: readonly Option[];
  readonly within: readonly string[];
}

export interface Sending {
  readonly send: (course: Course) => void;
  readonly isSending: boolean;
}

const nothing: Course = { options: [], within: [] };

/**
 * Gives several answers one after another, each as soon as it is asked for: an offer is four of them, and takes one click. As soon as
 * something else is asked, the rest is dropped.
 */
export function useSending({ entries, lens, picked }: BoardProps): Sending {
  const [course, setCourse] = useState<Course>(nothing);
  const last = useRef<{ readonly lens: unknown; readonly picked: Option | undefined }>(undefined);
  useEffect(() => {
    const [next, ...options] = course.options;
    if (next === undefined || entries.length === 0) return undefined;
    if (last.current?.lens === lens && last.current.picked === picked) return undefined;
    const whole = entries.find(({ option, step }) => option === next && step !== 'first');
    const entry = whole ?? entries.find(({ option, step }) => step === 'first' && goTogether(option, next));
    if (entry === undefined || !course.within.includes(lens.frame.verb)) {
      setCourse(nothing);
      return undefined;
    }
    /* When a question is new the page forgets what was picked for the last one: the answer comes after that. */
    const timer = setTimeout(() => {
      last.current = { lens, picked };
      if (entry === whole) setCourse({ ...course, options });
      entry.choose();
    });
    return () => clearTimeout(timer);
  });
  const send = (wanted: Course) => {
    last.current = undefined;
    setCourse(wanted);
  };
  return { send, isSending: course.options.length > 0 };
}
