import type { Mention } from '../../../../domain/chat'

export interface MentionPart {
  readonly text: string
  /** The mention. `null` for a text between mentions. */
  readonly mention: Mention | null
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** Splits a text at its mentions. Only names in the message's own mention list count, not every @ (BI-031). */
export const mentionParts = (text: string, mentions: readonly Mention[]): readonly MentionPart[] => {
  const named = mentions.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length)
  if (named.length === 0 || !text.includes('@')) return [{ text, mention: null }]
  return text
    .split(new RegExp(`(@(?:${named.map(({ name }) => escaped(name)).join('|')}))`, 'u'))
    .flatMap((part, at) =>
      part === ''
        ? []
        : [{ text: part, mention: at % 2 === 0 ? null : (named.find(({ name }) => part === `@${name}`) ?? null) }],
    )
}
