import { DeviceError, type DeviceTrouble } from './device';

/** What is wrong with something that was stored or brought in; the text itself stays as it is. */
export type Fault =
  /** Not the JSON it was written as: cut off, or changed by something else. */
  | { readonly kind: 'damaged' }
  /** Readable, but a part is missing or of the wrong kind. */
  | { readonly kind: 'misshapen'; readonly part: string }
  /** Written by a later version of the app. */
  | { readonly kind: 'newer'; readonly version: number }
  /** The record inside cannot be played through: which line, and what was expected there. */
  | { readonly kind: 'record'; readonly line: number | null; readonly message: string }
  /** The record ends before the game was saved. */
  | { readonly kind: 'shortened'; readonly steps: number; readonly found: number }
  /** An import far larger than any game. */
  | { readonly kind: 'too-long'; readonly limit: number }
  /** An import without a record in it. */
  | { readonly kind: 'empty' };

export class FaultError extends Error {
  constructor(readonly fault: Fault) {
    super(`cannot be read: ${JSON.stringify(fault)}`);
    this.name = 'FaultError';
  }
}

/** Why something could not be stored: the device, or another window has written to it meanwhile. */
export type StoreTrouble = DeviceTrouble | 'elsewhere';

/** Somebody else (another window) has changed or removed what we were about to replace. */
export class ElsewhereError extends Error {
  constructor() {
    super('changed elsewhere');
    this.name = 'ElsewhereError';
  }
}

export function troubleOf(error: unknown): StoreTrouble {
  if (error instanceof DeviceError) return error.trouble;
  if (error instanceof ElsewhereError) return 'elsewhere';
  throw error;
}
