import { type Check, listOf, oneOf } from '@masterplan/kernel';
import { type AttackType, attackTypes } from './kinds.ts';

const listed = listOf(oneOf(...attackTypes), attackTypes.length);

/** Types of Attack, none twice. */
export const types: Check<AttackType[]> = (value, path, faults): value is AttackType[] => {
  if (!listed(value, path, faults)) return false;
  if (new Set(value).size === value.length) return true;
  faults.push({ path, code: 'twice', expected: attackTypes.join(', ') });
  return false;
};

/** At least one type, none twice. */
export const someTypes: Check<AttackType[]> = (value, path, faults): value is AttackType[] => {
  if (!types(value, path, faults)) return false;
  if (value.length > 0) return true;
  faults.push({ path, code: 'not-a-list', expected: attackTypes.join(', ') });
  return false;
};
