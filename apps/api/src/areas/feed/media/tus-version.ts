import type { RequestHandler } from 'express';

/** The version of the protocol tus that is spoken here. @see https://tus.io/protocols/resumable-upload */
export const TUS_VERSION = '1.0.0';

/** Says so on every reply, refusals too, and when asked what is understood. */
export const tusVersionHeader: RequestHandler = (req, res, next) => {
  res.setHeader('Tus-Resumable', TUS_VERSION);
  if (req.method !== 'OPTIONS') return next();
  res.setHeader('Tus-Version', TUS_VERSION);
  res.setHeader('Tus-Extension', 'expiration,termination');
  next();
};
