import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { Group } from '../../../../src/domain/group'
import { unreachable } from '../../../../src/domain/kernel/failure'
import { AnnounceScreen } from '../../../../src/ui/features/announcement/AnnounceScreen'
import { gid, groupOf } from '../../../support/builders/group'
import { ann } from '../../../support/builders/person'
import { FakeApp, live, type AccountStep } from '../../support/fake-app'
import { show } from '../../support/show'

const key = '12345678'
const open = (app: FakeApp, with_: Partial<Group> = {}) => {
  show(
    <Routes>
      <Route path="/group/:key/announce-create" element={<AnnounceScreen />} />
      <Route path="/group/:key" element={<p>the group</p>} />
    </Routes>,
    { app, at: `/group/${key}/announce-create` },
  )
  return app.hear((ask) => ({
    type: 'group/GroupFound',
    ask: ask(`find:${key}`),
    key,
    group: groupOf(key, { name: 'Tea', adminXids: [ann.xid], ...with_ }),
  }))
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What’s new?' })
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const post = () => fireEvent.click(screen.getByRole('button', { name: 'Announce' }))

describe('The announcement form', () => {
  it('R1-033 R1-217 a member who may not post announcements sees a note and a link to the group in place of the form', () => {
    open(live(ann), { adminXids: [] })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('You can’t post announcements here')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Back to the group' })).toHaveLength(2)
  })

  it('R1-033 the Announce button is busy while the announcement is posted, and then the group opens', async () => {
    const app = open(live(ann))
    type('Market day #market')
    post()
    expect(app.said('announcement/PostAnnouncement')).toHaveLength(1)
    expect(screen.getByRole('button', { name: /Announce/ }).getAttribute('aria-busy')).toBe('true')
    app.hearInTab((ask) => ({ type: 'announcement/AnnouncementPosted', ask: ask('postAnnouncement') }))
    await waitFor(() => expect(screen.getByText('the group')).toBeTruthy())
  })

  it('a press on Announce in an empty announcement form shows what is missing', () => {
    open(live(ann))
    post()
    expect(screen.getByText('Write something, or add a picture or video.')).toBeTruthy()
  })

  it('the announcement form shows an error and keeps the text when posting fails', () => {
    const app = open(live(ann))
    type('Market day')
    post()
    app.hearInTab((ask) => ({
      type: 'announcement/AnnouncementNotPosted',
      ask: ask('postAnnouncement'),
      failure: unreachable,
    }))
    expect(screen.getByText('Couldn’t post. Your text is kept. Try again.')).toBeTruthy()
    expect(box().value).toBe('Market day')
  })

  it('the button on an uploaded picture removes the picture from the announcement form', () => {
    const app = open(live(ann)).hearInTab({ type: 'announcement/AddAnnouncedPicture', gid: gid(key), url: '/p1.png' })
    fireEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }))
    expect(app.said('announcement/RemoveAnnouncedPicture')).toEqual([
      { type: 'announcement/RemoveAnnouncedPicture', url: '/p1.png' },
    ])
    expect(screen.queryByRole('button', { name: 'Remove picture 1' })).toBeNull()
  })

  const choose = (label: string, file: File) =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files: [file] } })
  const clip = new File(['clip'], 'clip.webm', { type: 'video/webm' })
  const enabled = () =>
    ['Add pictures', 'Add a video'].map((name) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled)

  it('R1-118 a video is uploaded with a JPEG poster, and the form accepts no pictures until the video is removed', async () => {
    const app = open(live(ann))
    expect(enabled()).toEqual([true, true])
    choose('Add a video', clip)
    await waitFor(() =>
      expect(app.sent).toEqual(
        ['video/webm', 'image/jpeg'].map((type_) => ({ field: `announce-${key}-video`, type: type_ })),
      ),
    )
    const uploadId = app.newClientId()
    app.hear({
      type: 'upload/BeginUpload',
      uploadId,
      field: `announce-${key}-video`,
      files: ['v.webm', 'v.jpg'].map((name) => ({ key: name, type: 'x/y', bytes: 4 })),
    })
    expect([screen.getByRole('button', { name: 'Cancel upload' }) !== null, ...enabled()]).toEqual([true, false, false])
    const stored =
      (index: number, url: string): AccountStep =>
      (ask) => ({ type: 'upload/FileStored', ask: ask(`put/${uploadId}`), uploadId, index, url })
    app.hear(stored(0, '/v.webm'), stored(1, '/v.jpg'))
    expect(app.said('announcement/SetAnnouncedVideo')).toEqual([
      { type: 'announcement/SetAnnouncedVideo', gid: gid(key), video: { url: '/v.webm', poster: '/v.jpg' } },
    ])
    expect(enabled()).toEqual([false, false])
    fireEvent.click(screen.getByRole('button', { name: 'Remove the video' }))
    expect(enabled()).toEqual([true, true])
  })

  it('if a chosen video is too large, the announcement form shows an alert and uploads nothing', async () => {
    const app = open(live(ann))
    app.fileRefusal = 'videoOversize'
    choose('Add a video', clip)
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(''),
      ).not.toBe(''),
    )
    expect(app.sent).toEqual([])
  })
})
