export * from './cards';
export * from './chance';
export { NotationError, type Result } from './error';
export { makePosition, parsePosition, readPosition, toOf } from './position';
export { checkLegal, parseRecord, readRecord, splitRecords } from './readRecord';
export * from './record';
export * from './solo';
export { makeStep, readStep } from './steps';
