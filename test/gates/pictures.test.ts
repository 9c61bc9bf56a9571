import { describe, expect, it } from 'vitest'
import { journeys } from '../../scripts/pictures/journeys.mjs'
import { textOf } from '../support/source-files'

const namesAfter = (option: string, text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`${option} ([\\w,]+)`, 'g'))].flatMap(([, names = '']) => names.split(','))

describe('The pictures', () => {
  it('every journey that the documents name exists in the pictures script', () => {
    const named = ['README.md', 'docs/gates.md'].flatMap((file) => namesAfter('--journey', textOf(file)))
    expect(named).not.toEqual([])
    expect(named.filter((name) => !Object.hasOwn(journeys, name))).toEqual([])
  })

  it('the README shows the picture docs/picture.png', () => {
    expect(textOf('README.md')).toContain('](docs/picture.png)')
  })
})
