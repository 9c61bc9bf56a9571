import type { ReactNode } from 'react'
import type { ContentOf } from '../../../../domain/chat'
import { MessageText } from '../message/MessageText'
import { albumGrid } from './album-grid-part'
import styles from './album.module.css'
import { useContentActions } from './content-actions-context'
import type { BodyProps, MessageKindView } from './message-kind'

/** Pictures in a box that has its final size before its code and the pictures load, and their caption. */
function AlbumBody(props: BodyProps<ContentOf<'album'>>): ReactNode {
  const { pictures, text, mentions } = props.content
  const { me } = useContentActions()
  const part = albumGrid.useModule(true)
  return (
    <>
      <span className={styles['box']} data-count={pictures.length} dir="ltr">
        {part && <part.AlbumGrid {...props} />}
      </span>
      {text !== '' && <MessageText text={text} mentions={mentions} me={me} />}
    </>
  )
}

export const album: MessageKindView<ContentOf<'album'>> = { frame: 'album', Body: AlbumBody }
