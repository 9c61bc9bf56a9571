/** The shape every other language fills: English without the singular forms, which not every language has. */
export type TranslationsLike<T> = {
  readonly [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string
    ? string
    : TranslationsLike<T[K]>
}
