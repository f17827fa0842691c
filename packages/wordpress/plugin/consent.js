/* Loads widgets once their button is pressed, or once the page's consent manager reports purpose 1 of IAB TCF v2. */
(() => {
  const source = window.millraceConsent.script;
  let script;

  function load(widgets) {
    for (const widget of widgets) widget.removeAttribute('data-consent');
    if (window.millrace) window.millrace.scan();
    else if (!script && widgets.length > 0) {
      script = document.createElement('script');
      script.src = source;
      document.head.append(script);
    }
  }

  document.addEventListener('click', ({ target }) => {
    const button = target.closest?.('[data-consent]>button');
    if (button) load([button.parentNode]);
  });

  window.__tcfapi?.('addEventListener', 2, (data, ok) => {
    const isDecided = ok && data.eventStatus !== 'cmpuishown';
    if (isDecided && (data.gdprApplies === false || data.purpose?.consents?.[1]))
      load(document.querySelectorAll('[data-consent]'));
  });
})();
