import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '../../../../src/domain/kernel/failure'
import { ImageField } from '../../../../src/ui/features/upload/ImageField'
import { ann } from '../../../support/builders/person'
import { clientId } from '../../../support/builders/message'
import { live, type AccountStep } from '../../support/fake-app'
import { only, show } from '../../support/show'

// happy-dom does not implement object URLs.
Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined })

const NAME = 'profile-head'
const STORED = 'https://loop.oss-cn-local.aliyuncs.com/uploads/1_profile-head-0001.jpg'
const UPLOAD = clientId('u1')

const began: AccountStep = {
  type: 'upload/BeginUpload',
  uploadId: UPLOAD,
  field: NAME,
  files: [{ key: 'uploads/1_a.jpg', type: 'image/jpeg', bytes: 1_000 }],
}
const PUT = `put/${UPLOAD}`
const reached =
  (percent: number): AccountStep =>
  (ask) => ({ type: 'upload/FileProgressed', ask: ask(PUT), uploadId: UPLOAD, index: 0, percent })
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

/** A form with only the image field. `told` records the values of the field. */
function Form({
  first,
  told,
}: {
  readonly first: string | null
  readonly told: (url: string | null) => void
}): ReactNode {
  const [value, setValue] = useState(first)
  const take = (url: string | null): void => {
    told(url)
    setValue(url)
  }
  return <ImageField label="Picture" name={NAME} shape="circle" value={value} onChange={take} />
}

const open = (first: string | null = null) => {
  const app = live(ann)
  const told = vi.fn<(url: string | null) => void>()
  const { container } = show(<Form first={first} told={told} />, { app })
  return {
    app,
    told,
    container,
    pick: (file: File) => {
      fireEvent.change(only(container, 'input[type=file]'), { target: { files: [file] } })
    },
  }
}
const picture = new File(['abc'], 'me.jpg', { type: 'image/jpeg' })
const button = (name: string) => screen.getByRole('button', { name })

describe('A picture field', () => {
  it('R2-175 the picture field shows why a chosen file is refused, until the person chooses a valid picture', async () => {
    const { app, pick } = open()
    app.fileRefusal = 'notAPicture'
    pick(new File(['x'], 'a.txt', { type: 'text/plain' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Please select the picture file')
    app.fileRefusal = null
    pick(picture)
    expect(await screen.findByRole('dialog', { name: 'Crop the picture' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('cancelling the crop of a chosen picture uploads nothing and leaves the form unchanged', async () => {
    const { app, pick, told } = open()
    pick(picture)
    await screen.findByRole('dialog', { name: 'Crop the picture' })
    fireEvent.click(button('Cancel'))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect([app.sent, told.mock.calls]).toEqual([[], []])
  })

  it('R2-262 the picture field shows the upload progress, and a press on Cancel upload ends the upload', () => {
    const { app } = open()
    app.hear(began, reached(40))
    expect(screen.getByRole('progressbar', { name: 'Uploading 40 %' }).getAttribute('aria-valuenow')).toBe('40')
    expect(screen.getByRole('status').textContent).toBe('Uploading 40 %')
    fireEvent.click(button('Cancel upload'))
    expect(app.said('upload/DropUpload')).toEqual([{ type: 'upload/DropUpload', uploadId: UPLOAD }])
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(button('Choose a picture')).toBeTruthy()
  })

  it('when storing the picture fails, the picture field shows the reason, and a button uploads the picture again', () => {
    const { app, told } = open()
    app.hear(began, failed)
    expect(screen.getByRole('alert').textContent).toBe('The bucket is full')
    fireEvent.click(button('Try again'))
    expect(app.said('upload/RetryUpload')).toEqual([{ type: 'upload/RetryUpload', uploadId: UPLOAD }])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(told).not.toHaveBeenCalled()
  })

  it('once a picture is stored, the picture field sets the URL in the form once, and shows the picture from that URL', () => {
    const { app, told, container } = open()
    app.hear(began, stored)
    expect(told.mock.calls).toEqual([[STORED]])
    expect(app.said('upload/DropUpload')).toHaveLength(1)
    expect(only(container, 'img').getAttribute('src')).toContain(STORED)
    expect(button('Change')).toBeTruthy()
  })

  it('in a follower tab the picture field sets the stored URL once, although the upload state changes later', () => {
    const { app, told } = open()
    app.isLeading = false
    app.hear(began, stored)
    expect(told.mock.calls).toEqual([[STORED]])
    expect(app.said('upload/DropUpload')).toHaveLength(1)
  })

  it('a press on Remove removes the picture from the picture field and from the form', () => {
    const { told, container } = open(STORED)
    fireEvent.click(button('Remove'))
    expect(told.mock.calls).toEqual([[null]])
    expect(container.querySelector('img')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  })
})
