import { fireEvent, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { refused } from '../../../../src/domain/kernel/failure'
import { Button } from '../../../../src/ui/components/form/Button'
import { ImageField } from '../../../../src/ui/features/upload/ImageField'
import { useSaveAfterUploads } from '../../../../src/ui/features/upload/use-save-after-uploads'
import { clientId } from '../../../support/builders/message'
import { ann } from '../../../support/builders/person'
import { live, type AccountStep } from '../../support/fake-app'
import { show } from '../../support/show'

const NAME = 'profile-head'
const STORED = 'https://loop.oss-cn-local.aliyuncs.com/uploads/1_profile-head-0001.jpg'
const UPLOAD = clientId('u1')
const PUT = `put/${UPLOAD}`

const began: AccountStep = {
  type: 'upload/BeginUpload',
  uploadId: UPLOAD,
  field: NAME,
  files: [{ key: 'uploads/1_a.jpg', type: 'image/jpeg', bytes: 1_000 }],
}
const stored: AccountStep = (ask) => ({
  type: 'upload/FileStored',
  ask: ask(PUT),
  uploadId: UPLOAD,
  index: 0,
  url: STORED,
})
const failed: AccountStep = (ask) => ({
  type: 'upload/FileNotStored',
  ask: ask(PUT),
  uploadId: UPLOAD,
  index: 0,
  failure: refused('The bucket is full'),
})

function Form({ onSave }: { readonly onSave: (picture: string | null) => void }): ReactNode {
  const [picture, setPicture] = useState<string | null>(null)
  const { isWaiting, save } = useSaveAfterUploads([NAME], () => onSave(picture))
  return (
    <>
      <ImageField label="Picture" name={NAME} shape="circle" value={picture} onChange={setPicture} />
      <Button busy={isWaiting} onClick={save}>
        Save
      </Button>
    </>
  )
}

const saving = (...steps: readonly AccountStep[]) => {
  const app = live(ann)
  const onSave = vi.fn<(picture: string | null) => void>()
  show(<Form onSave={onSave} />, { app })
  app.hear(...steps)
  const button = screen.getByRole('button', { name: /^Save/ })
  fireEvent.click(button)
  return { app, onSave, button }
}

it('a form without an upload on its way saves at once', () => {
  expect(saving().onSave.mock.calls).toEqual([[null]])
})

it('a form that is saved while its picture uploads waits, and then saves the picture too', () => {
  const { app, onSave, button } = saving(began)
  expect(onSave).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
  app.hear(stored)
  expect(onSave.mock.calls).toEqual([[STORED]])
  expect(button.getAttribute('aria-busy')).toBeNull()
})

it('a form that waits for a picture saves nothing when the upload fails, and says so', () => {
  const { app, onSave, button } = saving(began)
  app.hear(failed)
  expect(onSave).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toContain('The bucket is full')
  expect(button.getAttribute('aria-busy')).toBeNull()
})
