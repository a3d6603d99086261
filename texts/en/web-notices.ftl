# Where somebody is told that a table waits for them, of what, and when not.

title = Notices
intro = A table can tell you that it waits for you, also when no page is open. You choose what, where and when. No account is needed.
house-silent = At present this house sends no notices. What you choose here holds as soon as it does.
browser = This browser
browser-about = Your device shows a short notice when a table waits for you. It names the game and your companions, nothing of your hand.
browser-begin = Tell me here
browser-is-on = This browser tells you.
browser-end = No more here
browser-on = From now on this browser tells you.
browser-off = This browser tells you nothing more.
browser-refused = The browser did not allow it. You can try again, or choose another way below.
browser-why =
    { $why ->
        [not-secure] Browsers show notices only of pages that come over HTTPS.
        [denied] You have forbidden this page to show notices. You can change that in the settings of your browser.
        [home-screen] On iPhone and iPad, first add this page to the home screen ("Share"), and open it from there.
       *[unsupported] This browser cannot show notices. Choose another way below.
    }
ways = Where you are told, and of what
way =
    { $form ->
        [push] Browser: { $label }
        [mail] Mail: { $label }
        [discord] Discord
        [slack] Slack
        [matrix] Matrix: { $label }
        [telegram] Telegram
       *[webhook] Webhook: { $label }
    }
no-label = unknown device
way-failing = Nothing could be delivered since { $date }. It is tried again.
kind-your-turn = It is my turn
kind-game-starts = My game starts
kind-invited = I am invited to play
kind-time-short = My time is running short
way-changed = Saved.
way-end = Remove
way-end-this = Remove: { $way }
way-ended = Removed. Nothing is sent there any more.
way-ended-there = On { $date } somebody followed the link in one of these notices and ended them. Nothing is sent there now. Older links end nothing any more once you begin again.
way-again = Tell me there again
way-again-this = Tell me there again: { $way }
way-began-again = You are told there again.
way-added = Added. Above you choose what you are told there.
mail = Mail
mail-about = A mail goes to { $address } when a table waits for you.
mail-begin = Tell me by mail
hours = When
holiday = Days off
quiet = Quiet hours
quiet-from = From
quiet-until = Until
time-zone = Time zone
remind = With days for a move: remind me before my time is over
remind-hours =
    { $count ->
        [one] { $count } hour before
       *[other] { $count } hours before
    }
hours-save = Save
hours-saved = Saved.
another = Another way
another-form = Where
form =
    { $form ->
        [discord] Discord
        [slack] Slack
        [matrix] Matrix
        [telegram] Telegram
       *[webhook] A program of mine (webhook)
    }
another-address = Address of the webhook
another-about =
    { $form ->
        [discord] In Discord: settings of the channel, Integrations, Webhooks, Copy URL. Others in the channel read it: it names the game, but no players.
        [slack] In Slack: an app with an incoming webhook. Others in the channel read it: it names the game, but no players.
        [matrix] The address that a bridge such as Hookshot gives you. Others in the room read it: it names the game, but no players.
        [telegram] https://api.telegram.org/bot<token>/sendMessage?chat_id=<chat> with the token of your own bot. Others in the chat read it: it names the game, but no players.
       *[webhook] Every notice is sent there as signed JSON.
    }
another-add = Add
secret = Notices are signed with this secret. It is shown only now:
end-ask =
    { $form ->
        [webhook] This link ends the notices that this program receives.
       *[other] This link ends the notices of games that come into this chat. Whoever asked for them sees that they have ended, and can begin them again.
    }
end-here = No more notices there
end-over = No notices come by this link any more: they have ended already. Newer notices have a link of their own.
ended = Done. No more notices come this way.
ended-choose = Choose what you are told
