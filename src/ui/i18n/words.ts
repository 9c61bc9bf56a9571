import type { en } from './en'

/** The shape every other language fills: English without the singular forms, which not every language has. */
type WordsOf<T> = {
  readonly [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : WordsOf<T[K]>;
}

export type Words = WordsOf<typeof en>
