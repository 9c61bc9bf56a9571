import { describe, expect, it } from 'vitest'
import { journeys } from '../../scripts/pictures/journeys.mjs'
import { textOf } from '../support/source-files'

const namesAfter = (option: string, text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`${option} ([\\w,]+)`, 'g'))].flatMap(([, names = '']) => names.split(','))

describe('The pictures', () => {
  it('the repository has a picture of every journey that the documents name', () => {
    const named = ['README.md', 'docs/gates.md'].flatMap((file) => namesAfter('--journey', textOf(file)))
    expect(named).not.toEqual([])
    expect(named.filter((name) => !Object.hasOwn(journeys, name))).toEqual([])
  })

  it('the repository has the picture that the README shows', () => {
    expect(textOf('README.md')).toContain('](docs/picture.png)')
  })
})
