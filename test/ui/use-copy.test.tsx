import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useCopy } from '../../src/ui/app/use-copy'
import { FakeApp, using } from './support/fake-app'

it.each([
  ['R1-338 R2-306 says that a text was copied', () => Promise.resolve(), 'copied'],
  ['R1-338 R2-296 warns where it could not be', () => Promise.reject(new Error('forbidden')), 'copyFailed'],
] as const)('%s', async (_title, write, key) => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  const app = new FakeApp()
  const { result } = using(app, useCopy, undefined)
  await act(async () => { result.current('10000001') })
  expect(written).toHaveBeenCalledWith('10000001')
  expect(app.said('ShowToast')).toEqual([{ type: 'ShowToast', words: { key } }])
  written.mockRestore()
})
