import './window-in-worker'
import { runUploadJob } from './run-upload-job'
import { makeAliOssClient } from './ali-oss-client'

addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
  if (port !== undefined) runUploadJob(data, port, makeAliOssClient)
})
