/** Shows, in place of the card, the card that the server would return. */
const PLACEHOLDER = `<!doctype html>
<html lang="en">
<title>Card</title>
<style>
html { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif }
body {
  position: fixed; inset: 0; box-sizing: border-box; display: grid; place-content: center; gap: 4px;
  margin: 0; border: 1px dashed GrayText; padding: 16px; overflow-wrap: anywhere; text-align: center
}
p { margin: 0 }
code { color: GrayText }
</style>
<body>
<p>Here our server answers with the card of</p>
<code dir="ltr"></code>
<script>document.querySelector('code').textContent = decodeURIComponent(location.hash.slice(1))</script>
`;

/** Replaces the origin of frames, as stories have no server. */
export const storyFrameOrigin = `data:text/html;charset=utf-8,${encodeURIComponent(PLACEHOLDER)}#`;
