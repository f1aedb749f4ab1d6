import type { Language } from '@masterplan/kernel';
import type { ArgumentFault } from './arguments.ts';

function en(fault: ArgumentFault): string {
  switch (fault.code) {
    case 'no-such-option':
      return `The option ${fault.name} means nothing here; see --help.`;
    case 'no-value-wanted':
      return `The option ${fault.name} takes no value.`;
    case 'value-wanted':
      return `The option ${fault.name} needs a value.`;
    case 'whole-number-wanted':
      return `The option ${fault.name} takes a whole number, not "${fault.value}".`;
    case 'count-wanted':
      return `The option ${fault.name} takes a whole number from 1 up.`;
    case 'no-such-language':
      return `There is no language "${fault.value}": say en or fr.`;
    case 'too-many-words':
      return `"${fault.word}" is one word too many.`;
  }
}

function fr(fault: ArgumentFault): string {
  switch (fault.code) {
    case 'no-such-option':
      return `L’option ${fault.name} ne veut rien dire ici ; voir --help.`;
    case 'no-value-wanted':
      return `L’option ${fault.name} ne prend pas de valeur.`;
    case 'value-wanted':
      return `Il manque une valeur à l’option ${fault.name}.`;
    case 'whole-number-wanted':
      return `L’option ${fault.name} demande un nombre entier, et non « ${fault.value} ».`;
    case 'count-wanted':
      return `L’option ${fault.name} demande un nombre entier à partir de 1.`;
    case 'no-such-language':
      return `Il n’y a pas de langue « ${fault.value} » : dites en ou fr.`;
    case 'too-many-words':
      return `« ${fault.word} » est un mot de trop.`;
  }
}

/** What is wrong with a command line, as the person who typed it is told. */
export const argumentText: Readonly<Record<Language, (fault: ArgumentFault) => string>> = { en, fr };
