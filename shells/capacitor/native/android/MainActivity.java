package network.esg.mobile;

import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

/** Shows the chosen community, or the page that asks for its address. */
public class MainActivity extends BridgeActivity {

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        registerPlugin(CommunityPlugin.class);
        config = CommunityPlugin.configOf(this);
        super.onCreate(savedInstanceState);
    }
}
