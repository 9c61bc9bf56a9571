import { bubbleImplementation } from '../../../src/application/features/bubble/bubble'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { en } from '../../../src/ui/features/bubble/translations.en'
import { made } from '../../support/builders/made'
import { ann } from '../../support/builders/person'
import { groupOf } from '../../support/builders/group'
import { live } from './fake-app'
import { addEnglish } from './show'

addEnglish('bubble', en)

export const amount = (text: string) => made(Decimal, text)
export const group = groupOf('12345678')
export const { gid, conversationId } = group

export const here = () => {
  const app = live(ann)
  return { app, bubble: app.attach(bubbleImplementation, undefined) }
}
export type Bubble = ReturnType<typeof here>['bubble']
