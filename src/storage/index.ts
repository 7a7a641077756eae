export { DeviceError, type Device, type DeviceTrouble } from './device';
export { ElsewhereError, FaultError, troubleOf, type Fault, type StoreTrouble } from './faults';
export { keyOfGame, type FaultyGame, type GameFile, type Opened, type Shelf } from './games';
export * from './savedGame';
export { DEFAULT_SETTINGS, type Settings } from './settings';
export * from './storage';
export * from './summary';
export * from './transfer';
export { watchKey } from './watch';
