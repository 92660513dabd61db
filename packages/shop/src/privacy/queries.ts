import type { Query } from '@fruit/world/query'
import type { ImageCaptcha } from './seams.ts'

export function newImageCaptcha({ image, answer, UserId }: ImageCaptcha, time: string): Query {
  return {
    sql: 'INSERT INTO ImageCaptchas (image, answer, UserId, createdAt, updatedAt) VALUES (?, ?, ?, ?, ?)',
    parameters: [image, answer, UserId, time, time],
  }
}

export function imageCaptchaOf(accountId: number): Query<{ id: number; answer: string; createdAt: string }> {
  return {
    sql: 'SELECT id, answer, createdAt FROM ImageCaptchas WHERE UserId = ? ORDER BY id DESC LIMIT 1',
    parameters: [accountId],
  }
}

export function removeImageCaptchasOf(accountId: number): Query {
  return { sql: 'DELETE FROM ImageCaptchas WHERE UserId = ?', parameters: [accountId] }
}

/** A picture that was misread: nobody can read it any more, but it must still be followed by another. */
export function blankImageCaptcha(id: number, time: string): Query {
  return { sql: "UPDATE ImageCaptchas SET answer = '', updatedAt = ? WHERE id = ?", parameters: [time, id] }
}

export function memoriesOf(accountId: number): Query<{ caption: string | null; imagePath: string }> {
  return { sql: 'SELECT caption, imagePath FROM Memories WHERE UserId = ? ORDER BY id', parameters: [accountId] }
}

export function waitingErasureOf(accountId: number): Query<{ id: number }> {
  return {
    sql: 'SELECT id FROM PrivacyRequests WHERE UserId = ? AND deletionRequested = 1 ORDER BY id LIMIT 1',
    parameters: [accountId],
  }
}
