import type { TFunction } from 'i18next'
import { MOST_BUBBLES, MOST_GUESTS, placesToRain, type ParsedRain } from '../../../domain/bubble'
import { MAX_LEVEL } from '../../../domain/kernel/max-level'

type T = TFunction<'bubble'>
type Problems = ParsedRain['problems']

/** The error texts of the form (spec 1 §5 Bubbles). */
export const totalIssueText = (problem: Problems['total'], currencyId: number, t: T): string | undefined => {
  switch (problem) {
    case null:
      return undefined
    case 'notAboveZero':
      return t('send.problem.totalZero')
    case 'notANumber':
      return t('send.problem.notANumber')
    case 'tooManyDecimals':
      return t('send.problem.decimals', { count: placesToRain(currencyId) })
    case 'aboveBalance':
      return t('send.problem.above')
    case 'aboveWithFee':
      return t('send.problem.aboveWithFee')
    case 'tooLittleEach':
      return t('send.problem.little')
  }
}

export const countIssueText = (problem: Problems['count'], t: T): string | undefined =>
  problem === null
    ? undefined
    : problem === 'notAboveZero'
      ? t('send.problem.countZero')
      : t('send.problem.many', { count: MOST_BUBBLES })

export const levelIssueText = (problem: Problems['level'], t: T): string | undefined => {
  switch (problem) {
    case null:
      return undefined
    case 'notAboveZero':
      return t('send.problem.levelZero')
    case 'tooHigh':
      return t('send.problem.levelHigh', { most: MAX_LEVEL })
    case 'notWhole':
      return t('send.problem.levelWhole')
  }
}

export const guestIssueText = (problem: Problems['guests'], t: T): string | undefined =>
  problem === null
    ? undefined
    : problem === 'none'
      ? t('send.problem.noUser')
      : t('send.problem.people', { count: MOST_GUESTS })
