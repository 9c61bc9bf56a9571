/** The type of a translation: the English keys without `_one`, because not every language has a singular form. */
export type TranslationsLike<T> = {
  readonly [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string
    ? string
    : TranslationsLike<T[K]>
}
