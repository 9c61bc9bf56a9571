import { defineFeature, sliceOf } from '../event-log'
import { uploadMessages } from '../upload/upload.messages'
import { heardReducer } from './heard.reducer'
import { recordedSpaceQuery } from './recording'
import { heardMessages, recordingMessages } from './recording.messages'
import { recordingsReducer } from './recordings'

/** Recordings of rooms. The leader finishes a recording whose tab has closed. */
export const recordingFeature = defineFeature({
  name: 'recording',
  account: {
    messages: { ...recordingMessages, ...heardMessages, ...recordedSpaceQuery.messages },
    slices: () => ({
      own: sliceOf(recordingsReducer),
      heard: sliceOf(heardReducer),
      recorded: sliceOf(recordedSpaceQuery.reducer),
    }),
    listensTo: { 'upload/FileStored': uploadMessages['upload/FileStored'] },
  },
})
