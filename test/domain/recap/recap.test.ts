import { describe, expect, it } from 'vitest'
import { noonPlus } from '../../support/builders/instant'
import { isFitMarkdown, peakTime } from '../../../src/domain/recap'

const nested = (mark: string, times: number): string => `${mark.repeat(times)}deep`
const listAt = (columns: number): string => `${' '.repeat(columns)}- deep`

describe('The most people at once', () => {
  it('R2-015 the peak is the first time with most people; without a curve there is none', () => {
    const curve = [3, 9, 9, 2].map((people, n) => ({ at: noonPlus(n), people }))
    expect([peakTime(curve), peakTime([])]).toEqual([noonPlus(1), null])
  })
})

describe('Whether a recap is parsed as Markdown', () => {
  it('a recap of more than 20,480 bytes (not characters) is not parsed as Markdown', () => {
    expect([isFitMarkdown(''), isFitMarkdown('a'.repeat(20_480)), isFitMarkdown('a'.repeat(20_481))]).toEqual([
      true,
      true,
      false,
    ])
    expect([isFitMarkdown('字'.repeat(6_826)), isFitMarkdown('字'.repeat(6_827))]).toEqual([true, false])
  })

  it.each(['>', '> ', '- ', '+\t', '* > ', '1. ', '23) '])(
    'a recap with nine nested lists or quotes is not parsed as Markdown: %s',
    (mark) => {
      expect([isFitMarkdown(nested(mark, 1)), isFitMarkdown(nested(mark, 9))]).toEqual([true, false])
    },
  )

  it('a recap with eight levels of nesting is parsed as Markdown, but a recap with nine levels is not', () => {
    for (const mark of ['>', '> ', '- ', '1. '])
      expect([8, 9].map((n) => isFitMarkdown(nested(mark, n)))).toEqual([true, false])
  })

  it('every two columns of indentation before a list item count as one level of nesting', () => {
    expect([listAt(0), listAt(14), listAt(15), listAt(16), listAt(40)].map(isFitMarkdown)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect([`${'\t'.repeat(3)}- x`, `${'\t'.repeat(4)}- x`].map(isFitMarkdown)).toEqual([true, false])
  })

  it.each(['\n', '\r\n', '\r'])(
    'a recap with the line end %j is not parsed as Markdown if any of its lines is nested too deep',
    (end) => {
      expect(
        [`plain${end}${nested('>', 8)}`, `plain${end}${nested('>', 9)}`, `${nested('>', 9)}${end}plain`].map(
          isFitMarkdown,
        ),
      ).toEqual([true, false, false])
    },
  )

  it('Markdown markers inside a line, and markers that open no list or quote, do not count as nesting', () => {
    expect(isFitMarkdown(`text ${nested('> ', 20)}`)).toBe(true)
    expect(isFitMarkdown('-'.repeat(20))).toBe(true)
    expect(isFitMarkdown(`1234567890. ${'- '.repeat(9)}`)).toBe(true)
  })

  it.each(['* ', '_ ', '[', ']', '<', '`'])(
    'a recap with more than 1,000 inline markers is not parsed as Markdown: %s',
    (mark) => {
      expect([isFitMarkdown(`a ${mark.repeat(1_000)}`), isFitMarkdown(`a ${mark.repeat(1_001)}`)]).toEqual([
        true,
        false,
      ])
    },
  )
})
