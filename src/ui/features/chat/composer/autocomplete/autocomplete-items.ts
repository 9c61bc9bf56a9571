import type { PersonAvatarData } from '../../../../components/avatar/avatar-data'

/** One row of what is offered while somebody writes. */
export interface AutocompleteItem {
  readonly id: string
  readonly title: string
  readonly detail?: string | undefined
  readonly face?: PersonAvatarData | undefined
  /** What it writes in place of what was typed of it. */
  readonly text: string
}

/** What is offered for the word that is being written, which begins at `from`. */
export interface AutocompleteItems {
  readonly label: string
  readonly from: number
  readonly items: readonly AutocompleteItem[]
  /** In place of an empty list. */
  readonly empty: string | null
  readonly onChoose: (id: string, text: string) => void
}

const AT = /(?:^|\s)@([^\s@]{0,64})$/u

export interface AutocompleteToken {
  readonly from: number
  readonly keyword: string
}

/** The name that is being typed after an @ at the start of a word. */
export const tokenAt = (text: string, caret: number): AutocompleteToken | null => {
  const match = AT.exec(text.slice(0, caret))
  const keyword = match?.[1]
  return keyword === undefined ? null : { from: caret - keyword.length - 1, keyword }
}
