import type { PersonAvatarData } from '../../../../components/avatar/avatar-data'

export interface AutocompleteItem {
  readonly id: string
  readonly title: string
  readonly detail?: string | undefined
  readonly face?: PersonAvatarData | undefined
  /** The text that replaces the typed token. */
  readonly text: string
}

/** The suggestions for the token that starts at `from`. */
export interface AutocompleteItems {
  readonly label: string
  readonly from: number
  readonly items: readonly AutocompleteItem[]
  /** The text in place of an empty list. */
  readonly empty: string | null
  readonly onChoose: (id: string, text: string) => void
}

const AT = /(?:^|\s)@([^\s@]{0,64})$/u

export interface AutocompleteToken {
  readonly from: number
  readonly keyword: string
}

/** The token before the caret that starts with @ at a word boundary. */
export const tokenAt = (text: string, caret: number): AutocompleteToken | null => {
  const match = AT.exec(text.slice(0, caret))
  const keyword = match?.[1]
  return keyword === undefined ? null : { from: caret - keyword.length - 1, keyword }
}
