import {act, render} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {
  isField,
  rememberEntry,
} from '../../../../../src/plugins/page-start/inPage/fields';

function Form(): ReactNode {
  const [name, setName] = useState('');
  const [isExact, setExact] = useState(false);
  const [region, setRegion] = useState('all');
  return (
    <form>
      <input value={name} onChange={({target}) => setName(target.value)} />
      <textarea value={name} onChange={({target}) => setName(target.value)} />
      <input
        checked={isExact}
        onChange={({target}) => setExact(target.checked)}
        type="checkbox"
      />
      <select onChange={({target}) => setRegion(target.value)} value={region}>
        <option>all</option>
        <option>abroad</option>
      </select>
      <output>{`${name} ${isExact} ${region}`}</output>
    </form>
  );
}

/** A page that was served, a field in which the reader enters something, and the program that comes later. */
function enterEarly(
  selector: string,
  enter: (field: HTMLInputElement) => void,
): string {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(place);
  const field = place.querySelector(selector) as HTMLInputElement;
  enter(field);
  const tell = rememberEntry(field);
  render(<Form />, {container: place, hydrate: true});
  act(tell);
  return place.querySelector('output')?.textContent ?? '';
}

test.each(['input', 'textarea'])(
  'text in a field (%s) reaches the program',
  (selector) => {
    const told = enterEarly(selector, (field) => {
      field.value = 'quark';
    });
    expect(told).toBe('quark false all');
  },
);

test('a box that was ticked is ticked', () => {
  const told = enterEarly('[type="checkbox"]', (field) => {
    field.checked = true;
  });
  expect(told).toBe(' true all');
});

test('a choice is made', () => {
  const told = enterEarly('select', (field) => {
    field.value = 'abroad';
  });
  expect(told).toBe(' false abroad');
});

test('what takes no entry is no field', () => {
  expect(isField(document.createElement('button'))).toBe(false);
  expect(isField(null)).toBe(false);
});
