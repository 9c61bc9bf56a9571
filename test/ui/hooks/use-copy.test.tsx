import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Overlays } from '../../../src/ui/app-shell/Overlays'
import { useCopy } from '../../../src/ui/hooks/use-copy'
import { FakeApp, using } from '../support/fake-app'
import { show } from '../support/show'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  [
    'R1-338 R2-306 R3-304 says that a text was copied',
    () => Promise.resolve(),
    'copied',
    'clipboard copy successful',
    'lucide-check',
  ],
  [
    'R1-338 R2-296 R3-304 warns that copying failed',
    () => Promise.reject(new Error('forbidden')),
    'copyFailed',
    'clipboard copy failed',
    'lucide-circle-alert',
  ],
] as const)('%s', async (_title, write, key, words, mark) => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  const app = new FakeApp()
  const { result } = using(app, useCopy, undefined)
  await act(async () => {
    result.current('10000001')
  })
  expect(written).toHaveBeenCalledWith('10000001')
  expect(app.said('ShowToast')).toEqual([{ type: 'ShowToast', words: { key } }])
  show(<Overlays />, { app })
  expect((await screen.findByText(words)).previousElementSibling?.classList.contains(mark)).toBe(true)
})
