import { useSearchParams } from 'react-router-dom'
import { DEFAULT_PERIOD, Period } from '../../../domain/influence'

interface AttentionPlace {
  readonly period: Period
  readonly projectId: string
  readonly kolAccount: string
  readonly onPeriod: (period: Period) => void
  readonly onProject: (projectId: string) => void
}

const SHORT = /^[\w.-]{1,64}$/
const wordIn = (word: string | null): string => (word !== null && SHORT.test(word) ? word : '')

/** Period and project in the URL, so that a link restores both (spec 2 §2). */
export const useAttentionParams = (): AttentionPlace => {
  const [search, setSearch] = useSearchParams()
  const set = (name: string, value: string): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  const asked = search.get('period')
  return {
    period: Period.is(asked) ? asked : DEFAULT_PERIOD,
    projectId: wordIn(search.get('project_id')),
    kolAccount: wordIn(search.get('kol_account')),
    onPeriod: (period) => set('period', period),
    onProject: (projectId) => set('project_id', projectId),
  }
}
