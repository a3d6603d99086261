# Salamanca op één bladzijde, in onze eigen woorden.

sentence-1 = Leg tegels, neem gebouwen in bezit en verkoop ze zolang hun gebied rijk is. Aan het eind telt alleen geld.
sentence-2 = Elke ronde speelt iedereen een kaart met een andere waarde. Hogere zijn eerst; de laagste is het laatst en mag twee dingen doen.
sentence-3 = A: neem alle tegels van één aanbodveld en leg ze; neem nieuwe gebouwen met landheren in bezit; verkoop eigen gebouwen.
sentence-4 = B: zet je conde in een gebouw van een ander waarvan het gebied minder dan 7 waard is; hij verdient mee.
sentence-5 = C: kaart 1 tot en met 4 zetten een plaag, kaart 6 ruilt een kaart met een andere hand.
sentence-6 = Een gebied is een gebouw met de landschappen van zijn kleur die eraan grenzen. Een verkoop betaalt het uit; getelde vruchtbare tegels verlaten het bord.
sentence-7 = Aan het eind van een ronde betaalt de markt 2 voor elk gebouw met een eigenaar en een gebied van 7 of meer, en 1 aan een conde erin.
sentence-8 = De ronde waarin de laatste tegel in het aanbod komt, is de laatste: ronde 15 met twee of vier spelers, 20 met drie, 12 met vijf. Wat dan niet verkocht is, betaalt niets.
picture-1 = Een gebied: een gebouw met de landschappen van zijn kleur die het raken. Het getal is wat een verkoop zou opbrengen.
picture-2 = Plagen: ze maken de gebieden eromheen minder waard, of snijden er een deel van af.
