import type { Texts } from './en';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts };
  }
}
