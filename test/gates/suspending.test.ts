import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../support/scratch-repo'

const src = path.join(root, 'src', 'ui')
/** Hooks that may suspend. A production build fails if other hooks follow, a development build works. */
const SUSPENDS = /\b(?:use|useFeatures|useTranslationPart)\(/
const KEEPS_NOTHING = new Set(['use', 'useFeatures', 'useTranslationPart', 'useApp', 'useContext'])

const functions = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    readFileSync(path.join(src, file), 'utf8')
      .split(/\n(?=(?:export )?(?:function|const) )/)
      .map((text) => ({ file, text })),
  )
const suspending = functions.filter(({ text }) => SUSPENDS.test(text.replace(/instance\.use\(/g, '')))

it('a function that may suspend rendering calls no React hook that stores state', () => {
  expect(suspending.length).toBeGreaterThan(3)
  expect(
    suspending.flatMap(({ file, text }) =>
      [...text.matchAll(/\b(use[A-Z]?\w*)\(/g)].flatMap(([, hook = '']) =>
        KEEPS_NOTHING.has(hook) ? [] : `${file}: ${hook}`,
      ),
    ),
  ).toEqual([])
})
