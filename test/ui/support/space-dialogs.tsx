import { fireEvent, screen, within } from '@testing-library/react'
import { paths } from '../../../src/ui/app/routing/paths'
import { ann } from '../../support/builders/person'
import { square } from '../../support/builders/space'
import { live, type AccountStep, type FakeApp } from './fake-app'
import { show } from './show'
import { SpacePages } from './spaces'

export const open = (at: string, ...steps: readonly AccountStep[]): FakeApp => {
  const app = live(ann).heard(...steps)
  show(<SpacePages at={at} />, { app })
  return app
}
export const room = paths.space(square)
/** The open dialog. Ignores a closing dialog, which stays in the document until its fade has ended. */
const onTop = () => screen.queryAllByRole('dialog').find((one) => !one.hasAttribute('data-closed')) ?? document.body
export const press = (name: string | RegExp) => {
  fireEvent.click(within(onTop()).getByRole('button', { name }))
}
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
