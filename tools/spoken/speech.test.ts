import { expect, test } from 'vitest';
import { readSpeech } from './speech.ts';

const log = `
15:38:01.000001 - SPEECH GENERATOR: default voice requested with language='pt', dialect='PT'
                  GENERATION TIME: 0.0005  ---->  displayedText=[Os seus dados]
15:38:01.000002 - SPEECH GENERATOR: system voice requested with language='None', dialect='None'
15:38:01.000003 - SPEECH OUTPUT: 'Os seus dados título nível 2.'{'established': False}
15:38:01.000004 - SPEECH DISPATCHER: Speaking '<speak><mark name="0:2"/>Os <mark name="3:7"/>seus <mark name="8:13"/>dados &amp; <mark name="14:20"/>mais.</speak>' 
                  ORCA rate 5.0, pitch 5.0, volume 5.0, language en, punctuation: MOST 
15:38:01.000005 - SPEECH GENERATOR: default voice requested with language='None', dialect='None'
15:38:01.000006 - SPEECH DISPATCHER: Speaking '<speak><mark name="0:4"/>Modo
<mark name="5:7"/>de <mark name="8:12"/>foco</speak>' 
`;

test('what was spoken is read out of what Orca writes, with the language of each text', () => {
  expect(readSpeech(log)).toEqual([
    { text: 'Os seus dados & mais.', languages: ['pt-PT'] },
    { text: 'Modo de foco', languages: [] },
  ]);
});
