import type { ReactNode } from 'react'
import type { ContentOf } from '../../../domain/chat'
import { fitBox } from '../chat/message-kinds/parts/fit-box'
import styles from './pending-image.module.css'
import { pendingUpload } from './pending-upload-part'
import { useCachedFile } from './use-cached-file'

interface PendingImageProps {
  /** The client id of the unsent message. */
  readonly id: string
  readonly content: ContentOf<'image'> | ContentOf<'video'>
  readonly tabIndex: 0 | -1
}

/** The member's own picture or video while it uploads, with its progress and a cancel button. */
export function PendingImage({ id, content, tabIndex }: PendingImageProps): ReactNode {
  const url = useCachedFile(id, content.kind === 'video' ? 1 : 0)
  const part = pendingUpload.useModule(true)
  return (
    <span className={styles['box']} style={fitBox(content)}>
      {url !== null && <img src={url} alt="" />}
      {part && <part.PendingUpload id={id} tabIndex={tabIndex} />}
    </span>
  )
}
