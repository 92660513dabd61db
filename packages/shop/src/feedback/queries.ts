import type { Query } from '@fruit/world/query'

/** Captchas are counted from 0, rows from 1. */
export function newCaptcha(captcha: { captcha: string; answer: string }, time: string): Query {
  return {
    sql: "INSERT INTO Captchas (captchaId, captcha, answer, createdAt, updatedAt) VALUES (COALESCE((SELECT seq FROM sqlite_sequence WHERE name = 'Captchas'), 0), ?, ?, ?, ?)",
    parameters: [captcha.captcha, captcha.answer, time, time],
  }
}

export function captchaOf(captchaId: number): Query<{ captchaId: number; answer: string; createdAt: string }> {
  return { sql: 'SELECT captchaId, answer, createdAt FROM Captchas WHERE captchaId = ?', parameters: [captchaId] }
}

export function removeCaptcha(captchaId: number): Query {
  return { sql: 'DELETE FROM Captchas WHERE captchaId = ?', parameters: [captchaId] }
}

export function removeCaptchasBefore(id: number): Query {
  return { sql: 'DELETE FROM Captchas WHERE id <= ?', parameters: [id] }
}

export function emailOf(accountId: number): Query<{ email: string | null }> {
  return { sql: 'SELECT email FROM Users WHERE id = ?', parameters: [accountId] }
}

export function countOfFeedback(): Query<{ count: number }> {
  return { sql: 'SELECT COUNT(*) AS count FROM Feedbacks', parameters: [] }
}

export function countOfRating(rating: number): Query<{ count: number }> {
  return { sql: 'SELECT COUNT(*) AS count FROM Feedbacks WHERE rating = ?', parameters: [rating] }
}
