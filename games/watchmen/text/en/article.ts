/** *a Hero*, *an Equipment*. */
export const article = (what: string): string => (/^[AEIOU]/i.test(what) ? 'an' : 'a');
