/** What was typed into a field of a form; nothing where it has no such field. */
export function textIn(form: FormData, name: string): string {
  const typed = form.get(name);
  return typeof typed === 'string' ? typed : '';
}
