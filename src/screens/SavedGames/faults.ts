/** Why a game cannot be read, in words. */
import type { TFunction } from '@/i18n';
import type { Fault } from '@/storage';

export const faultKey = (fault: Fault) =>
  fault.kind === 'record' && fault.line === null ? 'record-somewhere' : fault.kind;

/** The line, the steps and whatever else a fault knows are filled in by name. */
export const faultText = (fault: Fault, t: TFunction): string => t(`fault.${faultKey(fault)}`, { ...fault });

const SHOWN = 60;

/** The line a fault names, as it stands in the text, so that it is found at once. */
export function wrongLine(fault: Fault, text: string): string | null {
  if (fault.kind !== 'record' || fault.line === null) return null;
  const line = text.split('\n')[fault.line - 1]?.trim() ?? '';
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line || null;
}
