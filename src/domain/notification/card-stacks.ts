import type { NotificationItem } from './notice'

interface Stacked {
  readonly value: unknown
  readonly context: { readonly news: NotificationItem; readonly order: number }
}
type Keyed<I> = readonly (readonly [string, I])[]

/** Groups cards by what shows as one card, oldest first. All access requests are one card. */
export const cardStacks = <I extends Stacked>(cards: Keyed<I>): readonly Keyed<I>[] => {
  const all = [...cards].sort(([, a], [, b]) => a.context.order - b.context.order)
  const requests = all.filter(([, { context }]) => context.news.of === 'request')
  return all.flatMap((card) => {
    if (card[1].context.news.of !== 'request') return [[card]]
    return card === requests[0] ? [requests] : []
  })
}

export const isStackShown = (stack: Keyed<Stacked>): boolean => stack.some(([, { value }]) => value !== 'queued')
