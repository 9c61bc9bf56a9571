import { describe, expect, it } from 'vitest'
import { sourcesUnder, textOf } from '../support/source-files'

describe('The limits of texts', () => {
  it('no field uses maxLength, which counts UTF-16 units: `limited` counts as a person does', () => {
    const using = sourcesUnder('src/ui').filter((file) => /\bmaxLength[=:]/.test(textOf(file)))
    expect(using).toEqual([])
  })

  it('only one module splits texts into graphemes, so that every limit counts in the same unit', () => {
    const using = sourcesUnder('src').filter((file) => textOf(file).includes('Intl.Segmenter'))
    expect(using).toEqual(['src/domain/kernel/graphemes.ts'])
  })
})
