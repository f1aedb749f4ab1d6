const ASPIRATED_WORDS =
  /^(hach|hain|haï|halt|hameau|hangar|hant|harcel|hardi|harp[ioy]|hasard|hât|hauss|haut|héros$|hériss|hibou|hiérarch|hors|houl|huit|hurl|hutte|onz|oui$|ouistiti|yaourt|yacht|yeti)/i;

/** Whether a word before it elides: a vowel or a mute h, and not a number in digits. */
export const elides = (next: string): boolean =>
  /^[aeiouyhàâäæéèêëîïôöœùûü]/i.test(next) && !ASPIRATED_WORDS.test(next.replace(/-.*/, ''));
